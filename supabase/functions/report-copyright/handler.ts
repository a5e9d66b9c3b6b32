import { reportCopyrightRequestSchema, type ReportCopyrightResponse } from '@fairtone/contracts';
import { callerAddress } from '../_shared/callerAddress.ts';
import { serviceClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { limitAttempts } from '../_shared/limitAttempts.ts';
import { fromDatabase } from '../_shared/refusal.ts';

const HOUR_S = 3600;
const BY_ADDRESS = { name: 'notices', most: 5, windowS: HOUR_S };
const BY_EMAIL = { name: 'notices', most: 5, windowS: 24 * HOUR_S };
// A limit over all addresses keeps the queue readable during a flood.
const BY_ALL = { name: 'notices', most: 100, windowS: HOUR_S };

/** A takedown notice of a rights holder, who needs no account. It goes to the moderators' queue; they answer by e-mail. */
export const handler = jsonFunction(
  reportCopyrightRequestSchema,
  async ({ subjectKind, subjectId, name, email, details, language }, request): Promise<ReportCopyrightResponse> => {
    await limitAttempts(BY_ADDRESS, `address ${callerAddress(request)}`);
    await limitAttempts(BY_EMAIL, `e-mail ${email.toLowerCase()}`);
    await limitAttempts(BY_ALL, 'all');
    const { data: reportId, error } = await serviceClient().rpc('file_takedown', {
      subject_kind: subjectKind,
      subject_id: subjectId,
      claimant_name: name,
      claimant_email: email,
      details,
      claimant_language: language,
    });
    if (error) throw fromDatabase(error);
    return { reportId };
  },
);
