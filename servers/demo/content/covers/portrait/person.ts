import { mixColours } from '../colour';
import type { Random } from '../random';
import { circle, circlePath, clipped, ground, rect } from '../svg';
import { hairstyles, type HairStyle } from './hair';

/** Requested features of a portrait; the seed decides the rest. */
export interface Look {
  hair?: HairStyle;
  /** Skin tone from 0 (lightest) to 5 (darkest). */
  skin?: number;
  isBearded?: boolean;
}

const skins = ['#f3d6bd', '#f0c8a6', '#dca57c', '#c08457', '#8f5a3a', '#6a4029'];
const styles = Object.keys(hairstyles) as HairStyle[];
const hairs = ['#17120f', '#2e1c14', '#5a3420', '#a8532a', '#d2a45a', '#8d8a86', '#26203a'];
const walls = ['#d9583a', '#e2a63a', '#3d6f73', '#274a78', '#c9b59a', '#7a3d57', '#55744e', '#e7c6b6'];
const clothes = ['#1c1917', '#f2e8d5', '#2b3f5c', '#a83b2a', '#d8a13a', '#3f5b4a', '#5b4670'];

function glasses(ink: string, isDark: boolean): string {
  const lens = `stroke="${ink}" stroke-width="13"`;
  const filling = isDark ? ink : 'none';
  return circle(424, 462, 60, filling, lens) + circle(576, 462, 60, filling, lens) + rect(484, 452, 32, 13, ink);
}

function headphones(ink: string): string {
  return (
    `<path d="M300 470a200 222 0 0 1 400 0" fill="none" stroke="${ink}" stroke-width="30"/>` +
    rect(268, 430, 64, 128, ink, 'rx="30"') +
    rect(668, 430, 64, 128, ink, 'rx="30"')
  );
}

/** Draws the face: brows, closed or open eyes, a nose in shadow, a mouth. */
function face(random: Random, ink: string, shade: string): string {
  const isDreaming = random.chance(0.4);
  const eye = (x: number) =>
    isDreaming
      ? `<path d="M${x - 30} 462q30 24 60 0" fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round"/>`
      : circle(x, 464, 13, ink);
  const brow = (x: number, tilt: number) =>
    `<path d="M${x - 40} ${418 + tilt}q40 -26 80 ${-tilt}" fill="none" stroke="${ink}" stroke-width="14" stroke-linecap="round"/>`;
  const smile = random.between(6, 30);
  return (
    eye(424) +
    eye(576) +
    brow(424, 4) +
    brow(576, -4) +
    `<path d="M500 452l-32 96q4 18 36 16" fill="none" stroke="${shade}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M448 612q52 ${smile.toFixed(0)} 104 0" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round"/>`
  );
}

/** Draws a portrait in flat colours: one light, one shadow. */
export function person(random: Random, look: Look = {}): string {
  const [skin, hair, wall, cloth] = [
    skins[look.skin ?? random.int(0, 5)]!,
    random.pick(hairs),
    random.pick(walls),
    random.pick(clothes),
  ];
  const shade = mixColours(skin, '#3a1220', 0.26);
  const style = look.hair ?? random.pick(styles);
  const { back, front } = hairstyles[style](hair, random);
  const head = 'M318 430c0-150 82-214 182-214s182 64 182 214c0 180-84 288-182 288s-182-108-182-288z';
  const isBearded = look.isBearded ?? (['crop', 'cap', 'hat', 'shaved'].includes(style) && random.chance(0.4));
  const beard = isBearded
    ? `<path d="M318 500c10 170 92 246 182 246s172-76 182-246c-30 66-70 74-96 74q-86-26-172 0c-26 0-66-8-96-74z" fill="${hair}"/>`
    : '';
  const extra = random.next();
  const worn =
    extra < 0.2
      ? glasses('#1a1614', false)
      : extra < 0.32
        ? glasses('#1a1614', true)
        : extra < 0.46
          ? headphones('#1a1614')
          : '';
  const shoulders = 'M110 1000c10-170 130-232 270-250h240c140 18 260 80 270 250z';
  const light = mixColours(wall, '#ffffff', 0.16);
  return (
    ground(wall) +
    circle(random.pick([250, 750]), 330, 300, light) +
    back +
    `<path d="${shoulders}" fill="${cloth}"/>` +
    `<path d="M410 640h180v130c0 60-180 60-180 0z" fill="${shade}"/>` +
    `<path d="${head}" fill="${skin}"/>` +
    clipped(
      'face',
      head,
      `<path d="M500 190h220v560h-220q60-120 20-240q40-60-20-320z" fill="${shade}" opacity="0.55"/>`,
    ) +
    beard +
    face(random, '#1f1512', mixColours(shade, '#2a0d12', 0.25)) +
    front +
    worn +
    clipped(
      'collar',
      shoulders,
      `<path d="${circlePath(500, 740, 120)}" fill="none" stroke="${mixColours(cloth, '#000000', 0.3)}" stroke-width="22"/>`,
    )
  );
}
