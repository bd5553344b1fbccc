import { currentLanguage } from '@nobi/client/language';
import { childPlaytime, type ReplyOf } from '@nobi/contract';
import { Moon } from '@phosphor-icons/react/dist/csr/Moon';
import { SpeakerHigh } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { Sun } from '@phosphor-icons/react/dist/csr/Sun';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '../../api.ts';
import { openVoice } from '../../voice/voice.ts';
import styles from './play-opens.module.css';
import { words } from './words.ts';

type Opens = ReplyOf<typeof childPlaytime.now>['opens'];

const midnight = '00:00';

/** A night counts in sleeps: that is how those who cannot read a clock wait. */
const wordsFor = (opens: Opens): string => {
  if (!opens) return words.later;
  const when = opens.nights > 0 ? words.sleeps(opens.nights) : words.today;
  return opens.time === midnight ? when : `${when} ${words.clock(opens.time)}`;
};

/** A moon for each night, then what shines when play opens. */
const Pictures = ({ opens }: { opens: NonNullable<Opens> }) => {
  const Sky = opens.sky === 'sun' ? Sun : Moon;
  return (
    <div className={styles.sky} aria-hidden="true">
      {Array.from({ length: opens.nights }, (_, night) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nights are all alike.
        <Moon key={night} className={styles.moon} size={56} weight="fill" />
      ))}
      <Sky className={styles[opens.sky]} size={88} weight="fill" />
    </div>
  );
};

interface PlayOpensProps {
  /** What stands above it, and is read first. */
  reason: string;
  /** Whether the child had the sound on. */
  speaks: boolean;
}

/** When play opens again: as a picture, in words and aloud. */
export const PlayOpens = ({ reason, speaks }: PlayOpensProps) => {
  const [voice] = useState(openVoice);
  const { data } = useQuery({
    queryKey: ['play-opens'],
    queryFn: ({ signal }) => ask(childPlaytime.now, { signal }),
    gcTime: 0,
    staleTime: 0,
  });
  const when = data && !data.is_open ? wordsFor(data.opens) : undefined;
  useEffect(() => {
    if (when && speaks) voice.speak({ text: `${reason} ${when}`, lang: currentLanguage() });
    return voice.stop;
  }, [voice, reason, when, speaks]);

  if (!data || !when) return null;
  return (
    <div className={styles.opens}>
      {data.opens && <Pictures opens={data.opens} />}
      <div className={styles.row}>
        <p role="status">{when}</p>
        <button
          type="button"
          className={styles.aloud}
          aria-label={words.again}
          onClick={() => voice.speak({ text: `${reason} ${when}`, lang: currentLanguage() })}
        >
          <SpeakerHigh size={32} weight="fill" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
};
