import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../session.ts';
import { Chip } from './chip.tsx';
import { firstWay } from './keeping/first-way.ts';
import { isChilds, isPlayer } from './keeping/places.rules.ts';
import { markSettled, markUnsettled, onBegin } from './keeping/settled.ts';
import { useFreshStart } from './keeping/use-fresh-start.ts';
import { useIntroduction } from './keeping/use-introduction.ts';
import { useRest } from './keeping/use-rest.ts';
import { hearPlace } from './place.ts';
import { useFaces } from './use-faces.ts';

// Art and forms that most visits never need.
const quietly = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      // Without the faces the child of before plays on.
      markSettled();
      return { default: () => null };
    }
  });
const Picker = quietly(async () => (await import('./screens.ts')).Picker);
const Introduction = quietly(async () => (await import('./screens.ts')).Introduction);

/** Where the page has room for the one who plays. */
const usePlace = () => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    hearPlace(setPlace);
    return () => hearPlace(() => {});
  }, []);
  return place;
};

/** Who began what is open in the player: it stays theirs, whoever plays by now. */
const useOwner = (path: string, playing: string | undefined) => {
  const [owner, setOwner] = useState<string>();
  useEffect(() => {
    onBegin(() => setOwner(playing));
  }, [playing]);
  const isOpen = isPlayer(path);
  useEffect(() => {
    if (!isOpen) setOwner(undefined);
  }, [isOpen]);
  return owner;
};

/** Knows who plays here, shows it, and asks where it has to be asked. */
export const Keeper = () => {
  const { token, isPaid } = useSession();
  const { pathname: path } = useLocation();
  const navigate = useNavigate();
  const { shown, change } = useFaces(isPaid);
  const [isWished, setWished] = useState(false);
  const { faces = [], playing, is_chosen = true } = shown.data ?? {};
  const inPlayer = isPlayer(path);
  const { rested, mark } = useRest();
  const introduction = useIntroduction(faces);

  const isHere = token !== null && isPaid && isChilds(path);
  const owner = useOwner(path, playing);
  const mustChoose = isHere && faces.length > 1 && owner === undefined && (!is_chosen || rested);
  const isSettled = !(isHere && shown.isPending) && !mustChoose;
  useFreshStart(path, playing);

  useEffect(() => {
    if (isSettled) markSettled();
    else markUnsettled();
  }, [isSettled]);

  const place = usePlace();
  const handleChosen = (child: string) => {
    mark();
    setWished(false);
    change({ playing: child, is_chosen: true });
    if (owner !== undefined && owner !== child) void navigate('/dashboard/games');
  };
  const handleWish = () => {
    dispatchEvent(new Event('nobi-rest'));
    setWished(true);
  };
  /** Named, and off into the first game: nobody has to find it. */
  const handleIntroduced = async () => {
    introduction.say();
    const way = await firstWay();
    if (!way) return;
    // Heard by the player: Nobi's hand shows what can be touched.
    document.documentElement.setAttribute('data-first-item', '');
    await navigate(way);
  };
  const isPicking = mustChoose || (isWished && faces.length > 1);
  return (
    <>
      {place &&
        faces.length > 1 &&
        createPortal(
          <Chip faces={faces} playing={playing} owner={owner} onPress={handleWish} />,
          place,
        )}
      <Suspense fallback={null}>
        {isPicking && (
          <Picker
            faces={faces}
            onChosen={handleChosen}
            {...(!mustChoose && { onClose: () => setWished(false) })}
          />
        )}
        {isHere && !inPlayer && introduction.isDue && (
          <Introduction onLater={introduction.skip} onSaid={() => void handleIntroduced()} />
        )}
      </Suspense>
    </>
  );
};
