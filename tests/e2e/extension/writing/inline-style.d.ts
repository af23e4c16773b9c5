/** A style sheet as a string, as Vite gives it. */
declare module '*?inline' {
  const css: string;
  export default css;
}
