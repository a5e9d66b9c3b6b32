import { useMoneyBackend } from './property/moneyBackend';
import { testSequences } from './property/testSequences';

useMoneyBackend();
testSequences(40);
