import { type ShopAction, WRITE } from "./shop-action.ts";

const FIELD = "422 at the field";

function desk(path: string, name: string, fields: string[], errors: string[], answers = "`message`"): ShopAction {
  const ownErrors = ["404: nobody on the staff, or no role for it", ...errors];
  return { ...WRITE, who: "staff", name, path, fields: [...fields, "returnTo?"], answers, errors: ownErrors };
}

export const deskActions: readonly ShopAction[] = [
  desk(
    "/desk/enter",
    "Open the desk",
    ["intent (send, open)", "code, next? (open)"],
    ["422 `code`: wrong or over", "429 with `Retry-After`: too many codes"],
    "`message`; `to` (open)",
  ),
  desk(
    "/desk/staff",
    "Give or take a role",
    ["intent (grant, revoke)", "contact, role (grant)", "account, role (revoke)"],
    ["422 `contact`: nobody has an account with it", "422: the last owner stays one"],
  ),
  desk(
    "/desk/vendors/new",
    "Add a vendor",
    [
      "name",
      "amharicName?, phone?, email?, city?, language?, description?, amharicDescription?, logo?, banner?",
      "legalName?, tin?, vatNumber?, vatRate?, legalAddress?",
    ],
    [FIELD],
    "`message`, `to`: its page",
  ),
  desk(
    "/desk/vendors/:vendorId",
    "Change a vendor, or the link of one of its parcels",
    [
      "intent (save, sendLink, endLink)",
      "seen, and as for a new one, verified?, hidden?, reason?, closedUntil? (save)",
      "parcel, link (sendLink, endLink)",
    ],
    ["404: no such vendor", FIELD, "409: somebody changed it meanwhile"],
  ),
  desk(
    "/desk/vendors/:vendorId/portal",
    "Make or end the key of a vendor's system, and send it an event again",
    ["intent (make, replace, endpoint, end, replay)", "endpoint?", "event (replay)"],
    ["404: no such vendor or event", "422 `endpoint`: not where events may go", "409: there is a key"],
  ),
  desk(
    "/desk/vendors/:vendorId/import",
    "Read a file of goods, import it, and undo that",
    ["intent (upload, start, undo)", "birr=1?, file (upload)", "run (start, undo)"],
    ["404: no such vendor", "422 `file`: none, too large, or it cannot be read", "409: it is in another stage"],
  ),
  desk(
    "/desk/orders/:number",
    "Change an order",
    [
      "intent (note, confirmPhone, move, cancelParcel, cancelOrder, cancelGoods, promise)",
      "text (note)",
      "parcel, state (move)",
      "parcel, reason (cancelParcel); reason (cancelOrder)",
      "parcel, line, seen, units, reason (cancelGoods)",
      "parcel, seen, day (promise)",
    ],
    ["404: no such order", FIELD, "409: too late, or somebody changed it meanwhile"],
  ),
  desk(
    "/desk/parcels",
    "Move several parcels",
    ["state (confirmed, preparing, onTheWay, delivered)", "parcel-<id>..."],
    ["422: none is chosen", "409: none can go there"],
    "`message`, with the parcels that were left as they are",
  ),
  desk(
    "/desk/payments",
    "Decide a transfer, a refund or wrong money",
    [
      "intent (paid, missing, refunded, closed)",
      "number; amount (paid, refunded); how (refunded)",
      "reference, reason (closed)",
    ],
    ["404: no such order", FIELD, "409: decided already"],
  ),
  desk(
    "/desk/prices",
    "Set the exchange rate or the delivery fees",
    [
      "intent (rate, fees, takeBack)",
      "seen, rate, validFrom? (rate)",
      "seen, CLASS_ZONE (letter, parcel, bulky, freight; near, within, far, remote), freeFrom, validFrom? (fees)",
      "rule, row (takeBack)",
    ],
    [FIELD, "409: somebody changed it meanwhile, or it is valid already"],
  ),
  desk(
    "/desk/settings",
    "Change the settings of the shop",
    [
      "intent (save, undo)",
      "seen",
      "homeLayout, newsletter?, phone, telegram, email, hours, securityContact, alarmTo, answerHours (save)",
      "legalName, tin, vatNumber, vatRate, legalAddress (save)",
      "sellerPortal, company, jobs, vacancies, investment (save)",
      "smartErp, websiteBuilder, onDemandSoftware, smartSolutions (save)",
      "event (undo)",
    ],
    [FIELD, "409: somebody changed it meanwhile"],
  ),
  desk(
    "/desk/products/:productId",
    "Set or hide a product",
    [
      "intent (set, option, correct, uncorrect, hide, show)",
      "price, stock, locked?, seenPrice, seenStock, seenLocked (set)",
      "option, stock, seenStock (option)",
      "name, nameAm?, description?, descriptionAm?, place, pictures? (correct), seen (correct, uncorrect)",
      "reason (hide, show), seen (show)",
    ],
    ["404: no such product", FIELD, "409: somebody changed it meanwhile"],
  ),
  desk(
    "/desk/coupons",
    "Make a coupon",
    ["intent (save)", "seen, coupon, kind, value, minimum?, vendor?, firstDay, lastDay, uses"],
    [FIELD, "409: there is one with this code"],
  ),
  desk(
    "/desk/coupons/:code",
    "Change or end a coupon",
    ["intent (save, end)", "as for a new one (save)", "seen, coupon (end)"],
    ["404: no such coupon", FIELD, "409: somebody changed it meanwhile"],
  ),
  desk(
    "/desk/home",
    "Load what home shows",
    ["intent (load, rollback)", "text, file? (load)", "version (rollback)", "seen"],
    [
      "413 (1024 KiB)",
      "404: no such version",
      "422 `text`: the file is refused whole",
      "409: somebody loaded another, or what it names went away",
    ],
  ),
  desk(
    "/desk/home/pictures",
    "Replace a picture of home",
    ["place", "seen", "a file, by the name of its place"],
    ["404: no such entry", "422 at the field: no picture, or too large", "409: somebody loaded another version"],
  ),
  desk(
    "/desk/reviews",
    "Approve or hide a review",
    ["intent (show, hide)", "review, seen", "reason (hide)"],
    [FIELD, "409: somebody changed or decided it meanwhile"],
  ),
  desk(
    "/desk/questions",
    "Show or hide a shopper's question",
    ["intent (show, hide)", "question, seen", "answer (show)", "reason (hide)"],
    [FIELD, "409: it was answered or decided meanwhile"],
  ),
  desk(
    "/desk/custom-orders/:number",
    "Answer a custom order",
    ["state, seen", "answer?"],
    ["404: no such number", FIELD, "409: states only move forward, or it was moved meanwhile"],
  ),
  {
    ...desk("/desk/readers/newsletter", "Take the newsletter's readers along", [], []),
    ...{ fields: [], answers: "a CSV file: address, language, time of consent" },
  },
  {
    ...desk("/desk/payments/files", "Take a file of a month", ["file, month"], ["404: no such file or month"]),
    answers: "a CSV file, as it is read",
  },
  desk("/desk/messages", "Send a message again", ["message"], ["409: it left, or its words are gone"]),
];
