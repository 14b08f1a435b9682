export const lateWords = (): DOMStringMap => document.getElementById("early-live")!.dataset;
