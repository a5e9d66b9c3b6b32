import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';

const STAFF_ROLES = ['moderator', 'staff'] as const;
type StaffRole = (typeof STAFF_ROLES)[number];

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Roles of a person that open screens of their own: `moderator` those of moderation, `staff` the console. */
    accountListStaffRoles: build.query<StaffRole[], string>({
      query: (userId) =>
        dataRequest((rest) => rest.from('user_roles').select('role').eq('user_id', userId).in('role', STAFF_ROLES)),
      rawResponseSchema: z.array(z.object({ role: z.enum(STAFF_ROLES) })),
      transformResponse: (rows: { role: StaffRole }[]) => rows.map(({ role }) => role),
    }),
  }),
});

export const { useAccountListStaffRolesQuery } = endpoints;
