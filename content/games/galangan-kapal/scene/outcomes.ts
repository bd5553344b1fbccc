/** What the sea makes of an answer, as a table: nothing breaks, everybody laughs. Pure. */

import burung from '../../../art/fluent/burung.webp';
import gurita from '../../../art/fluent/gurita.webp';
import ikan from '../../../art/fluent/ikan.webp';
import kepiting from '../../../art/fluent/kepiting.webp';
import lumba from '../../../art/fluent/lumba-lumba.webp';
import monyet from '../../../art/fluent/monyet.webp';
import paus from '../../../art/fluent/paus.webp';
import payung from '../../../art/fluent/payung.webp';
import siput from '../../../art/fluent/siput.webp';
import type { Form, Order, Verdict } from '../rules/order.ts';
import { crate } from '../view/boats.ts';

export interface Outcome {
  /** Where the ship ends, in hundredths of the sea's width; beyond 100 it sails away. */
  readonly far: number;
  /** Degrees to the left, and how deep it lies: 0 as it should. */
  readonly tilt: number;
  readonly sink: number;
  /** The mast and the sails, 1 as they should be. */
  readonly mast: number;
  readonly cut: number;
  readonly prop?: string;
  /** overtakes: creeps past; jumps: out of the water or the hold; flies: up and away; waits: on the
   *  quay; greets: jumps for joy. */
  readonly does?: 'overtakes' | 'jumps' | 'flies' | 'waits' | 'greets';
  readonly hasBridge?: boolean;
}

const good: Outcome = { far: 130, tilt: 0, sink: 0, mast: 1, cut: 1 };

const low: Readonly<Record<Form, Outcome>> = {
  scale: {
    ...good,
    far: 40,
    mast: 0.45,
    cut: 0.45,
    prop: siput,
    does: 'overtakes',
    hasBridge: true,
  },
  sail: { ...good, far: 26, cut: 0.55, prop: siput, does: 'overtakes' },
  hold: { ...good, far: 48, sink: -6, prop: monyet, does: 'waits' },
  buoy: { ...good, far: 58, tilt: -8, prop: paus, does: 'jumps' },
  catch: { ...good, far: 46, tilt: -16, prop: ikan, does: 'jumps' },
  unit: { ...good, far: 30, cut: 0.25, mast: 0.7, prop: kepiting, does: 'overtakes' },
};

const high: Readonly<Record<Form, Outcome>> = {
  scale: {
    ...good,
    far: 49,
    tilt: -12,
    mast: 1.75,
    cut: 1,
    prop: burung,
    does: 'flies',
    hasBridge: true,
  },
  sail: { ...good, far: 44, tilt: 24, cut: 1.35, prop: payung, does: 'flies' },
  hold: { ...good, far: 40, sink: 26, prop: crate, does: 'jumps' },
  buoy: { ...good, far: 64, tilt: 8, prop: gurita, does: 'jumps' },
  catch: { ...good, far: 46, tilt: 16, prop: kepiting, does: 'jumps' },
  unit: { ...good, far: 36, tilt: 18, sink: 14, cut: 1.5, prop: paus, does: 'jumps' },
};

/** `isMore` says on which side of what was asked the answer lies. */
export const outcomeOf = ({ form }: Order, verdict: Verdict, isMore: boolean): Outcome => {
  if (verdict === 'fits')
    return { ...good, prop: lumba, does: 'greets', hasBridge: form === 'scale' };
  return (isMore ? high : low)[form];
};
