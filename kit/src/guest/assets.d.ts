// The bundler of content turns these into files; the compiler only needs to know that they exist.
declare module '*.css' {}
declare module '*.svg' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: this is the shape that the bundler gives a file.
  export default address;
}
