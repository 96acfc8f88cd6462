export default {
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
  printWidth: 120, // as in Python
  tabWidth: 2, // what .editorconfig says of Python would hold for scripts here
};
