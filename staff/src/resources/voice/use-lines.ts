import { type ReplyOf, staff, type VoiceLanguage } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from '../../ask.ts';
import { useStaffQuery } from '../../ui/use-staff-query.ts';
import type { VoiceTake } from './voice.ts';

type Reply = ReplyOf<typeof staff.voiceLines>;

const withTake =
  (key: string, take: VoiceTake) =>
  (reply: Reply | undefined): Reply | undefined =>
    reply && {
      lines: reply.lines.map((line) =>
        line.key === key
          ? { ...line, state: 'recorded', was: null, file: take.file, bytes: take.bytes, take }
          : line,
      ),
    };

/** The lines of a set; a saved take stands in them at once. */
export const useLines = (set: string, language: VoiceLanguage) => {
  const client = useQueryClient();
  const key = ['voice-lines', set, language];
  const { data, error, refetch } = useStaffQuery(key, (signal) =>
    ask(staff.voiceLines, { params: { set, language }, signal }),
  );
  return {
    language,
    all: data?.lines,
    error,
    refresh: () => void refetch(),
    save(line: string, take: VoiceTake) {
      client.setQueryData<Reply>(key, withTake(line, take));
      // What is counted elsewhere is counted anew when it is looked at.
      void client.invalidateQueries({ queryKey: ['voice'] });
    },
  };
};
