/** The index of react-aria-components: each part is loaded when it is first used. Few tests show a calendar. */
module.exports = {
  process: (source) => ({
    code: source
      .replaceAll(/^var (\$\w+\$exports) = (require\(.+\));$/gm, 'var $1 = () => $2;')
      .replaceAll(/(return \$\w+\$exports)\./g, '$1().'),
  }),
};
