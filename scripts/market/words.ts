/** One thing in both languages. */
export interface Words {
  en: string;
  am: string;
}
