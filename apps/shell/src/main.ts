// The federation's async edge, kept in the same file: every shared module is already here.
void import(/* webpackMode: "eager" */ './bootstrap.tsx');
