export const scriptTexts = (): DOMStringMap => document.getElementById("early-live")!.dataset;
