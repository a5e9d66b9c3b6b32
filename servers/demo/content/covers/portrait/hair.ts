import type { Random } from '../random';
import { circle } from '../svg';

/** Draws hair in two parts: behind the head and in front of it. */
interface Hair {
  back: string;
  front: string;
}

const path = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;

const short =
  'M306 440c-14-180 70-270 196-270s206 86 192 270c-22-44-30-110-62-140c-70 26-190 30-260-6c-34 34-48 96-66 146z';

const crop = (colour: string): Hair => ({ back: '', front: path(short, colour) });

const long = (colour: string): Hair => ({
  back: path('M268 470c-10-220 90-316 232-316s242 96 232 316c-6 150 22 260 46 330H222c24-70 52-180 46-330z', colour),
  front: path(
    'M312 450c-6-150 40-240 150-262c40 90 150 130 228 150c-6-110-80-176-190-176c-120 0-212 90-188 288z',
    colour,
  ),
});

const curls = (colour: string, random: Random): Hair => {
  const around = Array.from({ length: 22 }, (_, i) => {
    const angle = Math.PI * (0.92 + (i / 21) * 1.16);
    return circle(500 + Math.cos(angle) * 232, 410 + Math.sin(angle) * 226, random.between(66, 88), colour);
  }).join('');
  const fringe = Array.from({ length: 7 }, (_, i) =>
    circle(340 + i * 53, 282 - Math.sin((i / 6) * Math.PI) * 34, 56, colour),
  ).join('');
  return { back: around, front: fringe };
};

const bun = (colour: string): Hair => ({
  back: circle(500, 150, 92, colour),
  front: path('M310 440c-10-170 74-258 190-258s200 88 190 258c-20-70-70-140-190-150c-120 10-170 80-190 150z', colour),
});

const bob = (colour: string): Hair => ({
  back: path('M272 640c-20-60-26-190-20-260c14-150 116-220 248-220s234 70 248 220c6 70 0 200-20 260z', colour),
  front: path('M306 424c0-170 80-246 194-246s194 76 194 246c-60-40-120-50-194-50s-134 10-194 50z', colour),
});

const cap = (colour: string): Hair => ({
  back: '',
  front:
    path('M300 392c0-160 84-226 200-226s200 66 200 226z', colour) +
    `<rect x="276" y="366" width="448" height="58" rx="29" fill="${colour}" stroke="#00000033" stroke-width="6"/>`,
});

const hat = (colour: string): Hair => ({
  back: '',
  front:
    path('M344 330c-6-110 30-196 96-196c34 0 40 14 60 14s26-14 60-14c66 0 102 86 96 196z', colour) +
    `<ellipse cx="500" cy="340" rx="300" ry="46" fill="${colour}"/><rect x="342" y="290" width="316" height="34" fill="#00000055"/>`,
});

const shaved = (colour: string): Hair => ({
  back: '',
  front: `<g opacity="0.5">${path('M322 400c0-130 76-184 178-184s178 54 178 184c-40-70-100-96-178-96s-138 26-178 96z', colour)}</g>`,
});

export const hairstyles = { crop, cap, hat, shaved, long, curls, bun, bob };

export type HairStyle = keyof typeof hairstyles;
