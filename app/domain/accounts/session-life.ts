/** settled.md 18: absolute life of a session, in days. */
export const SESSION_DAYS = 90;
/** settled.md 18: days without a visit after which a sign-in ends. */
export const IDLE_DAYS = 30;
