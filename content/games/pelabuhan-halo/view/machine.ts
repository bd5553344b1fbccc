/** The crane as it is drawn: trolley, rope and magnet. */
import { box, disc, fill, line, type Pen } from './brush.ts';
import type { Crane } from './crane.ts';

/** From the magnet's middle down to where a thing hangs. */
export const grip = 17;

export const paintRope = (pen: Pen, crane: Crane): void => {
  const { x, y } = crane.magnet;
  pen.strokeStyle = '#231a4d';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(crane.x, crane.beam);
  pen.lineTo(x, y);
  pen.stroke();
};

export const paintTrolley = (pen: Pen, crane: Crane): void => {
  const { x, beam } = crane;
  box(pen, [x - 30, beam - 15, 60, 30, 10], '#5b3bd6');
  box(pen, [x - 30, beam - 15, 60, 9, 6], '#8f74f0');
  disc(pen, [x - 15, beam + 2, 6], '#ffd96b');
  disc(pen, [x + 15, beam + 2, 6], '#ffd96b');
};

export const paintMagnet = (pen: Pen, crane: Crane): void => {
  const { x, y } = crane.magnet;
  pen.save();
  pen.translate(x, y);
  pen.rotate(-crane.angle);
  line(pen, 'M0 -20V-14', ['#fffaf0', 6]);
  fill(pen, 'M-27 16V2A27 20 0 0 1 27 2V16H13V4A13 9 0 0 0 -13 4V16Z', '#e8344e');
  fill(pen, 'M-27 8H-13V17H-27ZM13 8H27V17H13Z', '#f4efff');
  line(pen, 'M-19 -4Q-10 -13 3 -13', ['#ff8494', 4]);
  pen.restore();
};
