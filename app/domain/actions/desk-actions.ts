import { WRITE, type ShopAction } from "./shop-action.ts";

const DESK = { ...WRITE, who: "staff" } as const;
const UNKNOWN = "404: nobody on the staff, or no role for it";

/** What staff do at the desk (docs/desk.md). */
export const deskActions: readonly ShopAction[] = [
  {
    ...DESK,
    name: "Open the desk",
    path: "/desk/enter",
    fields: ["intent (send, open)", "code, next? (open)", "returnTo?"],
    answers: "`message`; `to` (open)",
    errors: [UNKNOWN, "422 `code`: wrong or over", "429 with `Retry-After`: too many codes"],
  },
  {
    ...DESK,
    name: "Give or take a role",
    path: "/desk/staff",
    fields: ["intent (grant, revoke)", "contact, role (grant)", "account, role (revoke)", "returnTo?"],
    answers: "`message`",
    errors: [UNKNOWN, "422 `contact`: nobody has an account with it", "422: the last owner stays one"],
  },
  {
    ...DESK,
    name: "Add a vendor",
    path: "/desk/vendors/new",
    fields: [
      "name",
      "amharicName?, phone?, email?, city?, language?, description?, amharicDescription?, logo?, banner?",
      "returnTo?",
    ],
    answers: "`message`, `to`: its page",
    errors: [UNKNOWN, "422 at the field"],
  },
  {
    ...DESK,
    name: "Change a vendor, or the link of one of its parcels",
    path: "/desk/vendors/:vendorId",
    fields: [
      "intent (save, sendLink, endLink)",
      "seen, and as for a new one, verified?, hidden?, reason?, closedUntil? (save)",
      "parcel, link (sendLink, endLink)",
      "returnTo?",
    ],
    answers: "`message`",
    errors: [UNKNOWN, "404: no such vendor", "422 at the field", "409: somebody changed it meanwhile"],
  },
  {
    ...DESK,
    name: "Make or end the key of a vendor's system, and send it an event again",
    path: "/desk/vendors/:vendorId/portal",
    fields: ["intent (make, replace, endpoint, end, replay)", "endpoint?", "event (replay)", "returnTo?"],
    answers: "`message`",
    errors: [UNKNOWN, "404: no such vendor or event", "422 `endpoint`: not where events may go", "409: there is a key"],
  },
  {
    ...DESK,
    name: "Change an order",
    path: "/desk/orders/:number",
    fields: [
      "intent (note, move, cancelParcel, cancelOrder, cancelGoods, promise)",
      "text (note)",
      "parcel, state (move)",
      "parcel, reason (cancelParcel); reason (cancelOrder)",
      "parcel, line, seen, units, reason (cancelGoods)",
      "parcel, seen, day (promise)",
      "returnTo?",
    ],
    answers: "`message`",
    errors: [UNKNOWN, "404: no such order", "422 at the field", "409: too late, or somebody changed it meanwhile"],
  },
  {
    ...DESK,
    name: "Move several parcels",
    path: "/desk/parcels",
    fields: ["state (confirmed, preparing, onTheWay, delivered)", "parcel-<id>...", "returnTo?"],
    answers: "`message`, with the parcels that were left as they are",
    errors: [UNKNOWN, "422: none is chosen", "409: none can go there"],
  },
  {
    ...DESK,
    name: "Send a message again",
    path: "/desk/messages",
    fields: ["message", "returnTo?"],
    answers: "`message`",
    errors: [UNKNOWN, "409: it left, or its words are gone"],
  },
];
