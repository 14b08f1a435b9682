/** Tells password managers whose password a form is about; nobody sees it and it is not sent. */
export function Username({ value }: { value: string }) {
  return <input type="text" autoComplete="username" defaultValue={value} readOnly hidden />;
}
