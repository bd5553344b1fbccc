import type { ErrorCode } from '@nobi/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Animal, animals } from '../../../brand/animals.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { words } from '../words.ts';
import { drawPicture, fileMistake, type Square } from './picture.ts';

/** A picture that waits to be saved. */
interface Chosen {
  readonly blob: Blob;
  readonly address: string;
}

const mistakeWords = (code: ErrorCode) =>
  code === 'too_large' ? words.tooLarge : sentenceOf(code);

/** The picture on its way into the profile: a file, then its crop, or one of the animals. */
export const usePicture = () => {
  const [file, setFile] = useState<string>();
  const [chosen, setChosen] = useState<Chosen>();
  const [animal, setAnimal] = useState<Animal>();
  const [mistake, setMistake] = useState<string>();
  const last = useRef(0);

  useEffect(() => () => (file === undefined ? undefined : URL.revokeObjectURL(file)), [file]);
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.address) : undefined), [chosen]);

  const draw = async (address: string, square?: Square) => {
    setMistake(undefined);
    last.current += 1;
    const turn = last.current;
    try {
      const blob = await drawPicture(address, square);
      // Whoever picks quickly gets what was picked last.
      if (turn === last.current) setChosen({ blob, address: URL.createObjectURL(blob) });
    } catch {
      setAnimal(undefined);
      setMistake(mistakeWords('picture_refused'));
    }
  };

  return {
    file,
    chosen,
    animal,
    mistake,
    pickFile: (picked: File) => {
      const code = fileMistake(picked);
      setMistake(code && mistakeWords(code));
      if (!code) setFile(URL.createObjectURL(picked));
    },
    /** The file turned out to be no picture. */
    refuseFile: () => {
      setFile(undefined);
      setMistake(mistakeWords('picture_refused'));
    },
    closeFile: () => setFile(undefined),
    crop: async (square: Square) => {
      setAnimal(undefined);
      if (file !== undefined) await draw(file, square);
      setFile(undefined);
    },
    pickAnimal: (picked: Animal) => {
      setAnimal(picked);
      return draw(animals[picked]);
    },
    drop: useCallback(() => {
      last.current += 1;
      setChosen(undefined);
      setAnimal(undefined);
      setMistake(undefined);
    }, []),
  };
};

export type PictureChoice = ReturnType<typeof usePicture>;
