/** Drops of a popped bubble and of the water, beside the stars and words of every game. */
import { around, Sparks } from '@nobi/kit/canvas';

export class JarSparks extends Sparks {
  constructor() {
    super(40);
  }

  pop(x: number, y: number, size: number): void {
    this.burst(9, () => {
      const angle = Math.random() * Math.PI * 2;
      return {
        x: x + Math.cos(angle) * size,
        y: y + Math.sin(angle) * size,
        vx: Math.cos(angle) * 130,
        vy: Math.sin(angle) * 130,
        life: 0.45,
        size: 2 + Math.random() * 4,
        color: Math.random() < 0.5 ? '#FFFFFF' : '#BDF0FB',
        shape: 'drop',
      };
    });
  }

  splash(x: number, y: number): void {
    this.burst(12, () => ({
      x: x + around(20),
      y,
      vx: around(120),
      vy: -120 - Math.random() * 160,
      life: 0.7,
      size: 3 + Math.random() * 4,
      color: '#8FE3F7',
      shape: 'drop',
    }));
  }
}
