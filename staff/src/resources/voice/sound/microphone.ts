/** The microphone of this device, for as long as somebody records. */
import { canEncode } from './encode.ts';
import { samplesPerSecond } from './loudness.rules.ts';
import workletAddress from './recorder.worklet.ts?worker&url';

/** Why there is nothing to record with. */
export type MicrophoneFault = 'refused' | 'none' | 'busy' | 'unplugged' | 'unsupported';

export class MicrophoneProblem extends Error {
  override name = 'MicrophoneProblem';
  readonly fault: MicrophoneFault;
  constructor(fault: MicrophoneFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface Microphone {
  begin(): void;
  /** What was heard since it began. */
  end(): Float32Array;
  close(): void;
}

interface Ears {
  /** How far the sound swings just now, from 0 to 1. */
  readonly onLevel: (level: number) => void;
  readonly onUnplugged: () => void;
}

const byName: Readonly<Record<string, MicrophoneFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** A voice as it is: what helps on the telephone spoils a recording. */
const constraints = {
  audio: {
    channelCount: 1,
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
  },
};

const askFor = async (): Promise<MediaStream> => {
  try {
    return await navigator.mediaDevices.getUserMedia(constraints);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new MicrophoneProblem(byName[name] ?? 'busy');
  }
};

const joined = (parts: readonly Float32Array[]): Float32Array => {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const peakIn = (part: Float32Array): number =>
  part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

const listenTo = async (stream: MediaStream, context: AudioContext) => {
  await context.audioWorklet.addModule(workletAddress);
  await context.resume();
  const node = new AudioWorkletNode(context, 'recorder');
  context.createMediaStreamSource(stream).connect(node);
  return node;
};

/** Asks for it. Throws a MicrophoneProblem that says what is missing. */
export const openMicrophone = async ({ onLevel, onUnplugged }: Ears): Promise<Microphone> => {
  // Without https a browser has no microphone at all.
  const isAble = 'mediaDevices' in navigator && typeof AudioWorkletNode === 'function';
  if (!isAble || !(await canEncode())) throw new MicrophoneProblem('unsupported');
  const stream = await askFor();
  const context = new AudioContext({ sampleRate: samplesPerSecond });
  const node = await listenTo(stream, context).catch(() => {
    for (const each of stream.getTracks()) each.stop();
    throw new MicrophoneProblem('unsupported');
  });
  let parts: Float32Array[] | undefined;
  node.port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!(data instanceof Float32Array)) return;
    parts?.push(data);
    onLevel(peakIn(data));
  };
  const [track] = stream.getAudioTracks();
  track?.addEventListener('ended', onUnplugged);
  return {
    begin() {
      parts = [];
    },
    end() {
      const recording = joined(parts ?? []);
      parts = undefined;
      return recording;
    },
    close() {
      track?.removeEventListener('ended', onUnplugged);
      for (const each of stream.getTracks()) each.stop();
      void context.close();
    },
  };
};
