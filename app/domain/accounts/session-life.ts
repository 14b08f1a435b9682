/** settled.md 18: absolute life of a session. */
export const SESSION_DAYS = 90;
/** settled.md 18: days without a visit. */
export const IDLE_DAYS = 30;
