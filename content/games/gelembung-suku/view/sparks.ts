/** Small short-lived things: drops of a popped bubble, stars, and one loud word. */
interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  life: number;
  span: number;
  size: number;
  color: string;
  isStar: boolean;
}

interface Shout {
  text: string;
  x: number;
  y: number;
  life: number;
}

const most = 70;
const around = (size: number): number => (Math.random() - 0.5) * 2 * size;

const starPath = (ctx: CanvasRenderingContext2D, { x, y, size }: Spark): void => {
  ctx.beginPath();
  ctx.moveTo(x, y - size);
  ctx.quadraticCurveTo(x, y, x + size, y);
  ctx.quadraticCurveTo(x, y, x, y + size);
  ctx.quadraticCurveTo(x, y, x - size, y);
  ctx.quadraticCurveTo(x, y, x, y - size);
};

const drawSpark = (ctx: CanvasRenderingContext2D, spark: Spark): void => {
  ctx.globalAlpha = Math.min(1, (spark.life / spark.span) * 1.6);
  ctx.fillStyle = spark.color;
  if (spark.isStar) starPath(ctx, spark);
  else {
    ctx.beginPath();
    ctx.arc(spark.x, spark.y, spark.size, 0, Math.PI * 2);
  }
  ctx.fill();
};

const drawShout = (ctx: CanvasRenderingContext2D, shout: Shout): void => {
  ctx.globalAlpha = Math.min(1, shout.life * 2);
  ctx.font = '800 40px "Baloo 2 Variable", sans-serif';
  ctx.textAlign = 'center';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 9;
  ctx.strokeStyle = '#2C1E7A';
  ctx.fillStyle = '#FFD96B';
  ctx.strokeText(shout.text, shout.x, shout.y);
  ctx.fillText(shout.text, shout.x, shout.y);
};

export class Sparks {
  #sparks: Spark[] = [];
  #shouts: Shout[] = [];
  #isStill = false;

  #burst(count: number, make: () => Omit<Spark, 'span'>): void {
    if (this.#isStill) return;
    for (let i = 0; i < count; i += 1) {
      const spark = make();
      this.#sparks.push({ ...spark, span: spark.life });
    }
    this.#sparks = this.#sparks.slice(-most);
  }

  pop(x: number, y: number, size: number): void {
    this.#burst(9, () => {
      const angle = Math.random() * Math.PI * 2;
      return {
        x: x + Math.cos(angle) * size,
        y: y + Math.sin(angle) * size,
        vx: Math.cos(angle) * 130,
        vy: Math.sin(angle) * 130,
        life: 0.45,
        size: 2 + Math.random() * 4,
        color: Math.random() < 0.5 ? '#FFFFFF' : '#BDF0FB',
        isStar: false,
      };
    });
  }

  stars(x: number, y: number): void {
    this.#burst(12, () => ({
      x: x + around(20),
      y: y + around(20),
      vx: around(240),
      vy: -120 - Math.random() * 220,
      life: 1,
      size: 8 + Math.random() * 8,
      color: Math.random() < 0.6 ? '#FFD96B' : '#FFFAF0',
      isStar: true,
    }));
  }

  splash(x: number, y: number): void {
    this.#burst(12, () => ({
      x: x + around(20),
      y,
      vx: around(120),
      vy: -120 - Math.random() * 160,
      life: 0.7,
      size: 3 + Math.random() * 4,
      color: '#8FE3F7',
      isStar: false,
    }));
  }

  shout(text: string, x: number, y: number): void {
    this.#shouts = [{ text, x, y, life: 1.2 }];
  }

  still(isStill: boolean): void {
    this.#isStill = isStill;
  }

  clear(): void {
    this.#sparks = [];
    this.#shouts = [];
  }

  step(seconds: number): void {
    for (const spark of this.#sparks) {
      spark.vy += (spark.isStar ? 420 : 300) * seconds;
      spark.x += spark.vx * seconds;
      spark.y += spark.vy * seconds;
      spark.life -= seconds;
    }
    for (const shout of this.#shouts) {
      shout.life -= seconds;
      shout.y -= this.#isStill ? 0 : 24 * seconds;
    }
    this.#sparks = this.#sparks.filter(({ life }) => life > 0);
    this.#shouts = this.#shouts.filter(({ life }) => life > 0);
  }

  draw(ctx: CanvasRenderingContext2D): void {
    for (const spark of this.#sparks) drawSpark(ctx, spark);
    for (const shout of this.#shouts) drawShout(ctx, shout);
    ctx.globalAlpha = 1;
  }
}
