/** Error sentences in the page's language, printed at its end (document/page-additions). */
export const lateWords = (): DOMStringMap => document.getElementById("early-live")!.dataset;
