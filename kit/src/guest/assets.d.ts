// The bundler of content turns these into files; the compiler only needs to know that they exist.
declare module '*.css' {}
declare module '*.svg' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: this is the shape that the bundler gives a file.
  export default address;
}
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    buildSamples(...effect: (number | undefined)[]): number[];
    playSamples(channels: number[][], volumeScale?: number, rate?: number): AudioBufferSourceNode;
  };
}
