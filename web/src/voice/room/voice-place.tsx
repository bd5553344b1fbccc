import { Suspense, useState } from 'react';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import { unreadVoiceless } from '../voiceless.ts';

const VoiceCard = lazyPage(async () => (await import('./load-voice-card.ts')).loadVoiceCard());

/** In the parents' room, where a device lacks a voice and no adult has read of it yet. */
export const VoicePlace = () => {
  const [missing, setMissing] = useState(unreadVoiceless);
  return (
    <Suspense fallback={null}>
      {missing.map((language) => (
        <VoiceCard
          key={language}
          language={language}
          onDone={() => setMissing(unreadVoiceless())}
        />
      ))}
    </Suspense>
  );
};
