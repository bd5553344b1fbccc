/** A piece of its own: the speaker would else carry the names of all that this needs. */
export const loadSavedVoice = () => import('./saved-voice.ts');
