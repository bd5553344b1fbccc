/** Runs beside the page: hands over what the microphone hears, as it is. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const registerProcessor: (name: string, processor: new () => AudioWorkletProcessor) => void;

registerProcessor(
  'recorder',
  class extends AudioWorkletProcessor {
    process(inputs: Float32Array[][]): boolean {
      const channel = inputs[0]?.[0];
      if (channel) this.port.postMessage(channel.slice());
      return true;
    }
  },
);
