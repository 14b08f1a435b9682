declare module "virtual:lite-styles" {
  const styles: { css: string; classes: ReadonlySet<string> };
  export default styles;
}
