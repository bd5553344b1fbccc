import { expect, test } from 'vitest';
import { isVoucherCode, printedVoucher, readVoucherCode, voucherCode } from './voucher-code.ts';

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Codes over the whole alphabet: each begins one further and takes another step. */
const codes = Array.from({ length: 200 }, (_, at) =>
  voucherCode(Array.from({ length: 11 }, (_place, place) => (at * 7 + place * (at % 31)) % 32)),
);

test('a code is twelve signs, and its own check finds it right', () => {
  expect(codes.every((code) => code.length === 12 && isVoucherCode(code))).toBe(true);
});

test('any one wrong sign is noticed', () => {
  const missed = codes.flatMap((code) =>
    [...code].flatMap((sign, at) =>
      [...signs]
        .filter((other) => other !== sign)
        .map((other) => code.slice(0, at) + other + code.slice(at + 1))
        .filter(isVoucherCode),
    ),
  );
  expect(missed).toEqual([]);
});

test('neighbours that change places are noticed, all but 0 and Z', () => {
  const missed = codes.flatMap((code) =>
    [...code].slice(1).flatMap((sign, at) => {
      const before = code.charAt(at);
      const isBlind = ['0Z', 'Z0', sign + sign].includes(before + sign);
      const swapped = code.slice(0, at) + sign + before + code.slice(at + 2);
      return !isBlind && isVoucherCode(swapped) ? [swapped] : [];
    }),
  );
  expect(missed).toEqual([]);
});

test('what a hand writes for it is read as it was meant', () => {
  const code = voucherCode([0, 1, 10, 11, 12, 13, 14, 15, 16, 17, 1]);
  const typed = ` ${printedVoucher(code).toLowerCase().replaceAll('0', 'o').replace('1', 'l').replace('1', 'i')} `;

  expect(readVoucherCode(typed)).toBe(code);
  expect(readVoucherCode(printedVoucher(code).replaceAll('-', '–'))).toBe(code);
});

test.each(['', '0', 'AAAAAAAAAAAAA', 'UUUUUUUUUUUU', '１２３４５６７８９０１２'])(
  '%j is no code',
  (text) => {
    expect(isVoucherCode(readVoucherCode(text))).toBe(false);
  },
);
