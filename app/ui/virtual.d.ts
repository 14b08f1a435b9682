declare module "virtual:lite-styles" {
  const styles: { css: string; classes: ReadonlySet<string> };
  export default styles;
}

declare module "virtual:picture-weights" {
  const bytes: Readonly<Record<string, number>>;
  export default bytes;
}
