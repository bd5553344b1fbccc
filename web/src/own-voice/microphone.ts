/** Of the loudest that is usual for a voice near a tablet. */
const loud = 0.25;

export interface Microphone {
  /** Ends the recording, and keeps what there is. */
  stop(): void;
  /** Null if nothing was recorded; throws where there is no microphone to be had. */
  readonly sound: Promise<Blob | null>;
}

interface Hearers {
  readonly longest: number;
  /** The microphone is open, and what is said from now on is recorded. */
  onBegin(): void;
  /** From 0 to 1, with each picture on the screen. */
  onLevel(level: number): void;
}

/** Tells how loud it is until it is stopped; a browser that cannot say so records all the same. */
const watchLevel = (stream: MediaStream, onLevel: (level: number) => void): (() => void) => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let next = 0;
  const look = () => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, each) => sum + each * each, 0) / samples.length;
    onLevel(Math.min(1, Math.sqrt(power) / loud));
    next = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(next);
    void context.close();
  };
};

/** Resolves with all that was recorded once `stopped` is aborted. */
const record = (stream: MediaStream, stopped: AbortSignal, onBegin: () => void) =>
  new Promise<Blob | null>((resolve) => {
    const parts: Blob[] = [];
    // Speech, for a device with little room: half a minute is some 120 kB.
    const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 32_000 });
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) parts.push(data);
    };
    recorder.onstart = onBegin;
    recorder.onstop = () =>
      resolve(parts.length > 0 ? new Blob(parts, { type: recorder.mimeType }) : null);
    stopped.addEventListener('abort', () => {
      if (recorder.state !== 'inactive') recorder.stop();
    });
    recorder.start();
  });

/** Opens the microphone and records, half a minute at most. The stream ends with the recording. */
export const openMicrophone = ({ longest, onBegin, onLevel }: Hearers): Microphone => {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const run = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    let unwatch = () => {};
    let timer = 0;
    try {
      if (stopping.signal.aborted) return null;
      unwatch = watchLevel(stream, onLevel);
      return await record(stream, stopping.signal, () => {
        timer = window.setTimeout(stop, longest);
        onBegin();
      });
    } finally {
      clearTimeout(timer);
      unwatch();
      for (const track of stream.getTracks()) track.stop();
    }
  };
  return { stop, sound: run() };
};
