import { staff } from '@nobi/contract';
import { useEffect, useRef, useState } from 'react';
import { askFile, wordsOfProblem } from '../../../ask.ts';

/** Plays one clip at a time, the very bytes that children get. */
export const usePlaying = () => {
  const [isPlaying, setIsPlaying] = useState(false);
  const [problem, setProblem] = useState('');
  const context = useRef<AudioContext>(undefined);
  const source = useRef<AudioBufferSourceNode>(undefined);
  const turn = useRef(0);

  const stop = () => {
    turn.current += 1;
    source.current?.stop();
    source.current = undefined;
    setIsPlaying(false);
  };
  const play = async (bring: () => Promise<Blob> | Blob) => {
    stop();
    const mine = turn.current;
    setProblem('');
    setIsPlaying(true);
    try {
      context.current ??= new AudioContext();
      const audio = context.current;
      const bytes = await (await bring()).arrayBuffer();
      const buffer = await audio.decodeAudioData(bytes);
      if (mine !== turn.current) return;
      const node = new AudioBufferSourceNode(audio, { buffer });
      node.connect(audio.destination);
      node.onended = () => mine === turn.current && setIsPlaying(false);
      source.current = node;
      node.start();
    } catch (error) {
      if (mine !== turn.current) return;
      setIsPlaying(false);
      setProblem(wordsOfProblem(error));
    }
  };
  const playFile = (file: string) =>
    play(async () => (await askFile(staff.voiceSound, { params: { file } })).blob);

  useEffect(
    () => () => {
      turn.current += 1;
      source.current?.stop();
      void context.current?.close();
      context.current = undefined;
    },
    [],
  );
  return { isPlaying, problem, play, playFile, stop };
};

export type Playing = ReturnType<typeof usePlaying>;
