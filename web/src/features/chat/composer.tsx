import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FocusKeeper } from '../../ui/focus-keeper.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './composer.module.css';
import { conversation, useConversation } from './conversation/use-conversation.ts';
import { toQuestion } from './focus-question.ts';
import { useVoice } from './voice/use-voice.ts';
import { words } from './words.ts';

const longest = 2000;

/** What stopped the last question; one tap asks it again, or leads on where that is of no use. */
const Trouble = ({ isUsedUp }: { isUsedUp: boolean }) => {
  const { failure } = useConversation();
  if (!failure) return null;
  return (
    <Notice
      tone="error"
      action={
        isUsedUp ? (
          <LinkButton href="/dashboard/games">{words.toGames}</LinkButton>
        ) : (
          <FocusKeeper to={toQuestion}>
            <Button kind="violet" onClick={() => void conversation.ask(failure.prompt)}>
              {words.sendAgain}
            </Button>
          </FocusKeeper>
        )
      }
    >
      {failure.reason}
    </Notice>
  );
};

/** Calls the voice's own sending back; the bar is the time that is left for it. */
const SendingSoon = ({ onCancel }: { onCancel: () => void }) => (
  <div className={styles.soon} role="status">
    <span className={styles.soonWords}>{words.sending}</span>
    <FocusKeeper to={toQuestion}>
      <Button kind="white" onClick={onCancel}>
        {words.cancel}
      </Button>
    </FocusKeeper>
    <span className={styles.time} aria-hidden="true" />
  </div>
);

/** A microphone, or a square to stop it. */
const VoiceSign = ({ isListening }: { isListening: boolean }) => (
  <svg viewBox="0 0 32 32" width="34" height="34" fill="currentColor" aria-hidden="true">
    {isListening ? (
      <rect x="6" y="6" width="20" height="20" rx="5" />
    ) : (
      <>
        <rect x="11" y="2" width="10" height="18" rx="5" />
        <path
          d="M6 15a10 10 0 0 0 20 0M16 25v5"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    )}
  </svg>
);

interface SideButtonProps {
  isBusy: boolean;
  isListening: boolean;
  onVoice: () => void;
}

/** Beside the text area: the microphone, or the end of an answer that is on its way. */
const SideButton = ({ isBusy, isListening, onVoice }: SideButtonProps) => (
  <button
    type="button"
    className={styles.voice}
    aria-label={isBusy ? words.stop : isListening ? words.listening : words.speak}
    aria-pressed={isBusy ? undefined : isListening}
    onClick={isBusy ? conversation.stop : onVoice}
  >
    <VoiceSign isListening={isListening || isBusy} />
  </button>
);

interface ComposerProps {
  hasVoice: boolean;
  canTranscribe: boolean;
  /** No question is left today; words of need are heard all the same. */
  isUsedUp: boolean;
}

/** Where a child writes or speaks. */
export const Composer = ({ hasVoice, canTranscribe, isUsedUp }: ComposerProps) => {
  const { draft, question, coming, failure } = useConversation();
  const isBusy = question !== undefined || coming !== undefined;
  const id = useId();
  const before = useRef('');
  const voice = useVoice({
    onHear: (transcript) =>
      conversation.type([before.current, transcript].filter(Boolean).join(' ')),
    onSend: () => void conversation.ask(),
    canTranscribe,
  });

  const send = () => {
    voice.cancel();
    void conversation.ask();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const handleKey = (event: KeyboardEvent) => {
    // While a keyboard is still composing a character, Enter only chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const handleVoice = () => {
    before.current = draft.trim();
    voice.toggle();
  };
  const isListening = voice.state === 'listening';

  return (
    <form className={styles.composer} onSubmit={handleSubmit} noValidate>
      <Trouble isUsedUp={isUsedUp} />
      {voice.notice && <Notice tone="info">{voice.notice}</Notice>}
      {voice.state === 'sending' && <SendingSoon onCancel={voice.cancel} />}
      <div className={styles.row}>
        <label className="spoken" htmlFor={`${id}-prompt`}>
          {words.message}
        </label>
        <textarea
          id={`${id}-prompt`}
          className={styles.area}
          name="prompt"
          rows={2}
          maxLength={longest}
          value={draft}
          placeholder={isListening ? words.hearing : words.placeholder}
          aria-describedby={`${id}-voice`}
          onKeyDown={handleKey}
          onChange={(event) => {
            voice.cancel();
            conversation.type(event.target.value);
          }}
        />
        {(hasVoice || isBusy) && (
          <FocusKeeper to={toQuestion}>
            <SideButton isBusy={isBusy} isListening={isListening} onVoice={handleVoice} />
          </FocusKeeper>
        )}
        <Button type="submit" kind="violet" className={styles.ask} data-ask busy={isBusy}>
          {isBusy ? words.asking : words.ask}
        </Button>
      </div>
      <p id={`${id}-voice`} className={styles.note} data-idle={!isListening && !isUsedUp}>
        {isUsedUp
          ? !failure && words.restToday
          : hasVoice && (voice.isRecorded ? words.recordNote : words.voiceNote)}
      </p>
    </form>
  );
};
