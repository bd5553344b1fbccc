import { type Child, childZones } from '@nobi/contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AnimalRow } from '../../../who-plays/form/animal-row.tsx';
import { bornIn, isHalf, monthOf } from '../../../who-plays/form/born.rules.ts';
import { BornFields } from '../../../who-plays/form/born-fields.tsx';
import { words as childWords } from '../../../who-plays/words.ts';
import { words } from '../words.ts';
import own from './children.module.css';
import type { ChildDetails, Outcome } from './use-child-changes.ts';

interface ChildFormProps {
  /** Nobody yet when a child is added. */
  child?: Child;
  onSave: (details: ChildDetails) => Outcome;
  onClose: () => void;
}

const grades = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const startOf = (child: Child | undefined) => ({
  nickname: child?.nickname ?? '',
  animal: child?.animal ?? 'tiger',
  born: bornIn(child?.birth_month ?? null),
  grade: child?.grade?.toString() ?? '',
  zone: child?.zone ?? 'Asia/Jakarta',
});

/** What saving means: the server keeps these very words as the adult's consent. */
const ChildConsent = () => (
  <div className={own.consent}>
    <p>{words.childConsentBefore}</p>
    <blockquote>{words.childConsent}</blockquote>
  </div>
);

/** Who a child is. What was typed stays, whatever the server says to it. */
export const ChildForm = ({ child, onSave, onClose }: ChildFormProps) => {
  const [typed, setTyped] = useState(() => startOf(child));
  const [mistakes, setMistakes] = useState<{ nickname?: string; born?: string }>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const type = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });

  const save = async () => {
    const { nickname, animal, born, grade, zone } = typed;
    setBusy(true);
    setProblem(
      await onSave({
        nickname: nickname.trim(),
        animal,
        birth_month: monthOf(born),
        grade: grade === '' ? null : Number(grade),
        zone,
      }),
    );
    setBusy(false);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = typed.nickname.trim() === '';
    setMistakes({
      ...(isMissing && { nickname: words.childNameMissing }),
      ...(isHalf(typed.born) && { born: childWords.bornWhole }),
    });
    if (isMissing) field.current?.focus();
    else if (!isHalf(typed.born) && !isBusy) void save();
  };

  return (
    <form className={own.part} onSubmit={handleSubmit} noValidate>
      <AnimalRow
        legend={words.childAnimal}
        chosen={typed.animal}
        onChoose={(animal) => type({ animal })}
      />
      <Field
        ref={field}
        label={childWords.nickname}
        hint={childWords.nicknameHint}
        error={mistakes.nickname}
        name="nickname"
        autoComplete="off"
        maxLength={24}
        value={typed.nickname}
        onChange={(event) => type({ nickname: event.target.value })}
      />
      <BornFields born={typed.born} error={mistakes.born} onChange={(born) => type({ born })} />
      <div className={own.pair}>
        <ChoiceField
          label={words.childGrade}
          name="grade"
          value={typed.grade}
          onChange={(event) => type({ grade: event.target.value })}
        >
          <option value="">–</option>
          {grades.map((grade) => (
            <option key={grade} value={grade}>
              {words.grade(grade)}
            </option>
          ))}
        </ChoiceField>
        <ChoiceField
          label={words.childZone}
          name="zone"
          value={typed.zone}
          onChange={(event) =>
            type({ zone: childZones.find((zone) => zone === event.target.value) ?? typed.zone })
          }
        >
          {childZones.map((zone) => (
            <option key={zone} value={zone}>
              {words.zones[zone]}
            </option>
          ))}
        </ChoiceField>
      </div>
      {!child && <ChildConsent />}
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className={own.ways}>
        <Button kind="quiet" size="grownup" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" kind="violet" size="grownup" busy={isBusy}>
          {words.childSave}
        </Button>
      </div>
    </form>
  );
};
