/** Loads each part of react-aria-components when it is first used, because few tests need all of them. */
module.exports = {
  process: (source) => ({
    code: source
      .replaceAll(/^var (\$\w+\$exports) = (require\(.+\));$/gm, 'var $1 = () => $2;')
      .replaceAll(/(return \$\w+\$exports)\./g, '$1().'),
  }),
};
