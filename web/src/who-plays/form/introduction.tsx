import { children, Problem } from '@nobi/contract';
import { type FormEvent, useRef, useState } from 'react';
import { ask, wordsOfProblem } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { Face } from '../faces.ts';
import { Sheet } from '../sheet.tsx';
import { words } from '../words.ts';
import { AnimalRow } from './animal-row.tsx';
import { type Born, isHalf, monthOf } from './born.rules.ts';
import { BornFields } from './born-fields.tsx';
import styles from './form.module.css';

interface IntroductionProps {
  onLater: () => void;
  onSaid: () => void;
}

/** The one screen of a family's first paid time: name, animal and age, all of which may wait. */
export const Introduction = ({ onLater, onSaid }: IntroductionProps) => {
  const [nickname, setNickname] = useState('');
  const [animal, setAnimal] = useState<Face['animal']>('tiger');
  const [born, setBorn] = useState<Born>({ month: '', year: '' });
  const [mistakes, setMistakes] = useState<{ nickname?: string; born?: string }>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { nickname: nickname.trim(), animal, birth_month: monthOf(born) };
      await ask(children.introduce, { body });
      onSaid();
    } catch (error) {
      setProblem(wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected')));
      setBusy(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = nickname.trim() === '';
    setMistakes({
      ...(isMissing && { nickname: words.nicknameMissing }),
      ...(isHalf(born) && { born: words.bornWhole }),
    });
    if (isMissing) field.current?.focus();
    else if (!isHalf(born) && !isBusy) void send();
  };

  return (
    <Sheet title={words.hello} spoken={words.helloSpoken} onClose={onLater}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <AnimalRow legend={words.animal} chosen={animal} onChoose={setAnimal} />
        <Field
          ref={field}
          label={words.nickname}
          hint={words.nicknameHint}
          error={mistakes.nickname}
          name="nickname"
          autoComplete="off"
          maxLength={24}
          value={nickname}
          onChange={(event) => setNickname(event.target.value)}
        />
        <BornFields born={born} error={mistakes.born} onChange={setBorn} />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.row}>
          <Button kind="white" onClick={onLater}>
            {words.later}
          </Button>
          <Button type="submit" busy={isBusy}>
            {words.begin}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
