import type { DemoArtist } from '../types';
import { amaraDiallo } from './amaraDiallo';
import { delroyHines } from './delroyHines';
import { deshawnPruitt } from './deshawnPruitt';
import { halinaWrona } from './halinaWrona';
import { ironPsalter } from './ironPsalter';
import { juneOkafor } from './juneOkafor';
import { kestrelCode } from './kestrelCode';
import { kwameAsanteQuintet } from './kwameAsanteQuintet';
import { marisolVane } from './marisolVane';
import { mottainaiClub } from './mottainaiClub';
import { ozanDeniz } from './ozanDeniz';
import { paloVerdeRadio } from './paloVerdeRadio';
import { sagaLindqvist } from './sagaLindqvist';
import { theFerrymen } from './theFerrymen';
import { tiagoMare } from './tiagoMare';
import { yukiTanabe } from './yukiTanabe';

export const ARTISTS: DemoArtist[] = [
  marisolVane,
  theFerrymen,
  ozanDeniz,
  halinaWrona,
  kwameAsanteQuintet,
  juneOkafor,
  sagaLindqvist,
  ironPsalter,
  deshawnPruitt,
  paloVerdeRadio,
  tiagoMare,
  amaraDiallo,
  delroyHines,
  kestrelCode,
  mottainaiClub,
  yukiTanabe,
];
