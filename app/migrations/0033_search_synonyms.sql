-- What is only a synonym of a word that a product's title, brand or category has stands in its row as well (docs/decisions/0008-search.md,
-- "Synonyms in the index"): asked for besides, it was up to four lists more, most of them of the same products.

-- As domain/search/search-synonyms had them, without forms that a shorter one stands beside.
CREATE TABLE meaning (word TEXT NOT NULL, implied TEXT NOT NULL, PRIMARY KEY (word, implied)) STRICT, WITHOUT ROWID;
INSERT INTO meaning (word, implied)
SELECT said.value, meant.value
FROM json_each('[
  ["ስኒከር","sneaker"],["ቻርጀር","charger"],["አስቤዛ","asbeza","grocery"],["ፈርኒቸር","furniture","የቤት እቃ"],
  ["ኮምፒውተር","ኮምፒዩተር","computer"],["ላፕቶፕ","laptop","notebook computer"],["ሞባይል","ስልክ","mobile","phone","smartphone"],
  ["ሳምሰንግ","samsung"],["ናይክ","nike"],["ቲቪ","ቴሌቪዥን","tv","television"],["ፍሪጅ","ማቀዝቀዣ","fridge","refrigerator"],
  ["ቀሚስ","kemis","dress"],["ጫማ","chama","shoe"],["ቦርሳ","borsa","bag","handbag"],["ሸሚዝ","shemiz","shirt"],
  ["ልብስ","clothes","clothing"],["ሰአት","watch"],["ቡና","buna","coffee"],["በርበሬ","berbere","chilli"],["ማር","honey"],
  ["ጤፍ","teff"],["ሽቶ","shito","perfume","fragrance"],["ጃኬት","jacket"],["ሱሪ","suri","trousers","pants"],
  ["ማዳመጫ","ሄድፎን","headphone"],["ኢርፎን","earphone"],["መጽሀፍ","metsihaf","book"],["ወንበር","wenber","chair"],
  ["ጠረጴዛ","terepeza","table"],["አልጋ","alga","bed"],["መኪና","mekina","car","vehicle"],["ጎማ","goma","tyre","tire"],
  ["ስጦታ","sitota","gift"],["ሶፋ","sofa","couch","settee"],["ዳይፐር","diaper","nappy"],["ብስክሌት","bicycle","bike"],
  ["ፋኖስ","lantern"],["flashlight","torch","የእጅ ባትሪ"],["ቲሸርት","tshirt","t shirt"],["ምንጣፍ","carpet","rug"],
  ["ጄኔሬተር","generator"],["ስፒከር","speaker","loudspeaker"],["ካሜራ","camera"],["መነጽር","glasses","spectacles","eyeglasses"],
  ["መጋረጃ","curtain","drapes"],["ብርድ ልብስ","blanket","duvet"],["ሻንጣ","suitcase","luggage"],["ኮት","coat","overcoat"],
  ["ሹራብ","sweater","jumper","pullover"],["ሰንደል","sandal"],["ሞተር ሳይክል","motorcycle","motorbike"],["ሪሞት","remote"],
  ["ድንች","dinich","potato","potatoes"],["ሽንኩርት","shinkurt","onion"],["ስጋ","siga","meat"],["ዶሮ","doro","chicken"],
  ["ዘይት","zeyit","oil"],["ወተት","wetet","milk"],["እንቁላል","inkulal","egg"],["ሳሙና","samuna","soap"]
]') synonyms CROSS JOIN json_each(synonyms.value) said CROSS JOIN json_each(synonyms.value) meant
WHERE meant.value NOT LIKE '% %' AND meant.value <> said.value;
-- What a phrase implies, it does where all its words are.
CREATE TABLE phrase (first TEXT NOT NULL, second TEXT NOT NULL, implied TEXT NOT NULL) STRICT;
INSERT INTO phrase (first, second, implied)
SELECT ' #' || substr(word, 1, instr(word, ' ')), ' #' || substr(word, instr(word, ' ') + 1) || ' ', implied FROM meaning WHERE word LIKE '% %';

-- Written anew as in 0029. Sizes of columns were for bm25, which nothing asks for.
DROP TRIGGER product_moved_in_search;
CREATE VIRTUAL TABLE implied_search USING fts5 (
  title, category, body, shelf,
  tokenize = "ascii tokenchars '^=+#:@'", detail = none, columnsize = 0
);
INSERT INTO implied_search (rowid, title, category, body, shelf)
SELECT f.rowid, f.title, f.category, ltrim(f.body || coalesce((
  SELECT group_concat(' :' || implied, '') FROM (
    SELECT m.implied FROM json_each('["' || replace(f.category || ' ' || f.title, ' ', '","') || '"]') t CROSS JOIN meaning m ON m.word = substr(t.value, 2)
    WHERE t.value >= '#' AND t.value < '$'
    UNION SELECT implied FROM phrase WHERE instr(' ' || f.category || ' ', first) > 0 AND instr(' ' || f.category || ' ', second) > 0
  ) WHERE instr(' ' || f.category || ' ' || f.title || ' ', ' #' || implied || ' ') = 0
), '')), f.shelf
FROM product_search f ORDER BY f.rowid;
DROP TABLE product_search;
ALTER TABLE implied_search RENAME TO product_search;
INSERT INTO product_search (product_search) VALUES ('optimize');
-- As migration 0026 has it.
INSERT INTO product_search (product_search, rank) VALUES ('usermerge', 2);
DROP TABLE meaning;
DROP TABLE phrase;

-- As it was (0029).
CREATE TRIGGER product_moved_in_search AFTER UPDATE OF listed_stock, free_delivery, shown_price, shown_discount, rate_sum, rate_count, subcategory_id ON product
WHEN OLD.facets IS NOT NEW.facets OR OLD.aisle IS NOT NEW.aisle OR OLD.price_shelves IS NOT NEW.price_shelves BEGIN
  UPDATE product_search SET rowid = NEW.search_place, shelf = replace(shelf, OLD.price_shelves, NEW.price_shelves)
  WHERE rowid = (SELECT rank FROM search_rank WHERE product_id = NEW.id);
  UPDATE search_rank SET rank = NEW.search_place WHERE product_id = NEW.id;
END;
