declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
// The address of an article's file, made by delivery/webpack/articles.
declare module '*.md' {
  const url: string;
  export default url;
}
