export function copyText(text: string): Promise<boolean> {
  return (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"))).then(
    () => true,
    () => copySelected(text),
  );
}

/** For older browsers and plain http, which have no clipboard API. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.appendChild(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
