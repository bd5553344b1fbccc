/** Moving crackers until a tin is round, sliding digits, sharing out: one number, turned by hand. */
import { type Activity, element } from '@nobi/kit/course';
import { numbersOf } from '../rules/asks.ts';
import { written } from '../rules/numerals.ts';
import { openCounter } from '../scene/counter.ts';
import { words } from '../text/text.ts';
import { icons } from '../view/icons.ts';
import { cracker, packPicture, packs } from '../view/packs.ts';

const crackers = (count: number): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${
    count === 1 ? cracker(50, 50, 34) : `<g transform="translate(4 2) scale(.92)">${packs.bag}</g>`
  }</svg>`;

export const balance: Activity = (desk, task) =>
  openCounter(desk, task, (yard) => {
    const { a, b } = numbersOf(task);
    const text = () => words[desk.lang()];
    const say = (n: number): string => written(n, desk.lang());
    const sum = element('p', 'card sum-line');
    const tins = element('div', 'tins');
    const [left, right] = [element('div', 'tin'), element('div', 'tin')];
    for (const tin of [left, right]) tin.innerHTML = `${packPicture('tin')}<b></b>`;
    tins.append(left, right);
    yard.root.append(sum, tins);
    const write = (tin: HTMLElement, n: number): void => {
      const label = tin.querySelector('b');
      if (label) label.textContent = say(n);
      tin.classList.toggle('is-round', n % 100 === 0);
    };
    const short = (100 - (a % 100)) % 100;
    return {
      most: Math.min(b, 20),
      goal: short,
      steps: [
        { name: 'on', picture: icons.back, by: 1, label: () => text().move },
        { name: 'back', picture: icons.on, by: -1, label: () => text().moveBack },
      ],
      show(moved) {
        sum.textContent = `${say(a)} + ${say(b)}`;
        write(left, a + moved);
        write(right, b - moved);
        tins.dataset.count = `${moved}`;
        tins.setAttribute('role', 'img');
        tins.ariaLabel = text().holds(say(a + moved), say(b - moved));
      },
      right: (moved) => moved === short,
      line: (moved, isRight) =>
        isRight ? text().done.balance(say(a + b)) : text().notRound(say(a + moved)),
      response: (moved) => [a + moved, b - moved],
      way: () => text().ways.balance,
      help: () => tins.classList.add('is-helped'),
    };
  });

const slots = 4;

export const slide: Activity = (desk, task) =>
  openCounter(desk, task, (yard) => {
    const { n, to } = numbersOf(task);
    const text = () => words[desk.lang()];
    const say = (value: number): string => written(value, desk.lang());
    const sum = element('p', 'card sum-line');
    const board = element('div', 'slots');
    const names = element('div', 'cells cells-names');
    names.hidden = true;
    yard.root.append(sum, board, names);
    return {
      most: slots - `${n}`.length,
      goal: `${to}`.length - 1,
      steps: [
        { name: 'on', picture: icons.back, by: 1, label: () => text().slideOn },
        { name: 'back', picture: icons.on, by: -1, label: () => text().slideBack },
      ],
      show(slid) {
        sum.textContent = `${say(n)} × ${to}`;
        const digits = `${n * 10 ** slid}`.padStart(slots);
        board.innerHTML = [...digits].map((digit) => `<span>${digit.trim()}</span>`).join('');
        names.innerHTML = text()
          .places.map((name) => `<span>${name}</span>`)
          .join('');
        board.dataset.count = `${slid}`;
        board.setAttribute('role', 'img');
        board.ariaLabel = say(n * 10 ** slid);
      },
      right: (slid) => n * 10 ** slid === n * to,
      line: (slid, isRight) =>
        isRight ? text().done.slide(say(n * to)) : text().notThere(say(n * 10 ** slid)),
      response: (slid) => [n * 10 ** slid],
      way: () => text().ways.slide,
      help() {
        names.hidden = false;
      },
    };
  });

export const share: Activity = (desk, task) =>
  openCounter(desk, task, (yard) => {
    const { a, b } = numbersOf(task);
    const text = () => words[desk.lang()];
    const sum = element('p', 'card sum-line');
    const heap = element('p', 'card total');
    const plates = element('div', 'plates');
    plates.innerHTML = Array.from({ length: b }, () => '<span class="plate"><b></b></span>').join(
      '',
    );
    const signs = element('div', 'signs');
    signs.append(sum, heap);
    yard.root.append(signs, plates);
    let isHelped = false;
    return {
      most: Math.floor(a / b),
      goal: Math.floor(a / b),
      steps: [
        {
          name: 'ten',
          picture: `${crackers(10)}<i class="tag">10</i>`,
          by: 10,
          label: () => text().giveTen,
        },
        {
          name: 'on',
          picture: `${crackers(1)}<i class="tag">1</i>`,
          by: 1,
          label: () => text().giveOne,
        },
        { name: 'back', picture: icons.minus, by: -1, label: () => text().takeOne },
      ],
      show(each) {
        const rest = a - b * each;
        sum.textContent = `${a} ÷ ${b}`;
        heap.textContent = `${text().rest}: ${rest}${isHelped ? ` (${b} × ${each} = ${b * each})` : ''}`;
        for (const label of plates.querySelectorAll('b')) label.textContent = `${each}`;
        plates.dataset.count = `${each}`;
        plates.setAttribute('role', 'img');
        plates.ariaLabel = text().plates(each, rest);
      },
      right: (each) => a - b * each < b,
      line: (each, isRight) =>
        isRight ? text().done.share(`${each}`) : text().stillThere(a - b * each),
      response: (each) => [each, a - b * each],
      way: () => text().ways.share,
      help() {
        isHelped = true;
      },
    };
  });
