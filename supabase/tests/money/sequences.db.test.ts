import { useMoneyBackend } from './property/moneyBackend';
import { testSequences } from './property/testSequences';

useMoneyBackend();
// sequences.full.db.test.ts tries many more.
testSequences(5);
