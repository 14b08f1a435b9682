/** Sentences for what goes wrong while a page is read, in its language: they stand at its end (document/page-additions). */
export const lateWords = (): DOMStringMap => document.getElementById("early-live")!.dataset;
