/** The browser's own speech recognition goes by either name. */
export const recognizers = ['SpeechRecognition', 'webkitSpeechRecognition'];
