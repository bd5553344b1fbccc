import { staff } from '@nobi/contract';
import type { LinesFile } from '@nobi/kit/manifest';
import type { LiveTexts } from '../../../catalogue/spoken-lines.ts';
import type { Serve } from '../../../http/serve.ts';
import { openLineBook } from './line-book.ts';
import { type RecordingDeps, recordingService } from './recording.service.ts';
import { studioService } from './studio.service.ts';

interface VoiceConsoleDeps extends Omit<RecordingDeps, 'lines'>, LiveTexts {
  readonly spoken: LinesFile;
}

/** The voice studio: lines, takes and published versions. */
export const voiceConsole = (serve: Serve, { spoken, ...deps }: VoiceConsoleDeps) => {
  const all = { ...deps, lines: openLineBook(spoken, deps) };
  const studio = studioService(all);
  const recording = recordingService(all);
  serve(staff.voiceSets, studio.sets);
  serve(staff.voiceLines, studio.lines);
  serve(staff.voiceTakes, studio.takes);
  serve(staff.voiceSound, studio.sound);
  serve(staff.recordVoiceTake, recording.record);
  serve(staff.useVoiceTake, recording.choose);
  serve(staff.publishVoice, recording.publish);
};
