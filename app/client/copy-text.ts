/** Puts a text into the clipboard; whether it is there. */
export function copyText(text: string): Promise<boolean> {
  return (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"))).then(
    () => true,
    () => copySelected(text),
  );
}

/** The way of older browsers and of plain http, where there is no clipboard to write to. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.appendChild(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
