/** 1204 as "1,204", in both languages (specification 5.3). */
export function groupDigits(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
