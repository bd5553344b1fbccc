export const ownVoice = {
  strip: 'Your recording',
  asking: 'May we use the microphone?',
  recording: 'Recording your voice',
  stop: 'Stop recording',
  close: 'OK',
  trouble: {
    noMicrophone: 'The microphone cannot be used yet. Ask a grown-up for help.',
    full: 'This device is full. Your voice was not kept.',
    ended: 'Recording is switched off now. Ask a grown-up.',
  },
};
