export { createApi, skipToken } from '@reduxjs/toolkit/query/react';
