/** The crane as it is drawn: trolley, rope and magnet. */
import type { Crane } from '../scene/crane.ts';
import { box, disc, fill, line, type Pen } from './brush.ts';

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

/** The driver: Nobi with a captain's cap, looking where the load hangs. */
const paintDriver = (pen: Pen, look: number): void => {
  disc(pen, [-17, -18, 9], '#fba552');
  disc(pen, [17, -18, 9], '#fba552');
  disc(pen, [-17, -18, 5], '#f58a8a');
  disc(pen, [17, -18, 5], '#f58a8a');
  box(pen, [-20, -28, 40, 34, 17], '#fbb063');
  for (const side of [-1, 1]) {
    disc(pen, [side * 8.5, -11, 9], '#fffaf0');
    disc(pen, [side * 8.5 + look * 2.5, -9.5, 6], '#4a2fb8');
    disc(pen, [side * 8.5 + look * 2.5 - 1.5, -12, 2], '#ffffff');
  }
  fill(pen, 'M-3 -4H3L0 -1Z', '#8a4b2c');
  line(pen, 'M-5 1Q0 5 5 1', ['#8a4b2c', 2]);
  fill(pen, 'M-18 -26Q-20 -40 0 -41T18 -26Q0 -31 -18 -26Z', '#fffaf0');
  fill(pen, 'M-19 -24Q0 -33 19 -24L17 -20Q0 -28 -17 -20Z', '#231a4d');
  disc(pen, [0, -33, 3.5], '#ffc53d');
};

export const paintTrolley = (pen: Pen, crane: Crane): void => {
  pen.save();
  pen.translate(crane.x, crane.beam);
  pen.scale(Math.min(1.5, crane.power), Math.min(1.5, crane.power));
  box(pen, [-34, -24, 68, 40, 12], '#2c1e7a');
  paintDriver(pen, Math.max(-1, Math.min(1, Math.sin(crane.angle) * 6)));
  box(pen, [-34, -3, 68, 22, 9], '#5b3bd6');
  box(pen, [-34, -3, 68, 7, 4], '#8f74f0');
  disc(pen, [-20, 11, 5], '#ffd96b');
  disc(pen, [20, 11, 5], '#ffd96b');
  pen.restore();
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
